import type { MessageCarrier } from './messageCarriers';

/** Messages stay in the outbox, where /dev/outbox shows them. */
export const outboxPage: MessageCarrier = { deliver: () => Promise.resolve() };
