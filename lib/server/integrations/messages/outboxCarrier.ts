import type { MessageCarrier } from './messageCarrier';

/** Messages stay in the outbox, where /dev/outbox shows them. */
export const outboxCarrier: MessageCarrier = { deliver: () => Promise.resolve() };
