import type { MessageCarrier } from './messageCarrier';

/** Messages stay in the outbox, where /dev/outbox shows them. */
export const outboxPage: MessageCarrier = { deliver: () => Promise.resolve() };
