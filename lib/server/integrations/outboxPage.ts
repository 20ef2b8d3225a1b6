import type { MessageCarrier } from './messageCarriers';

/** The stand-in for providers: what would have been sent stays in the outbox, where /dev/outbox shows it. */
export const outboxPage: MessageCarrier = { deliver: () => Promise.resolve() };
