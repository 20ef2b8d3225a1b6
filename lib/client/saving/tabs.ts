export type TabChannel<Message> = { tell: (message: Message) => void; close: () => void };

/** The same page in other tabs of this browser; where tabs can't speak to each other, nobody listens. */
export function openTabs<Message>(name: string, onMessage: (message: Message) => void): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Tells the other tabs something once. */
export function tellTabs(name: string, message: unknown): void {
  const tabs = openTabs(name, () => undefined);
  tabs.tell(message);
  tabs.close();
}
