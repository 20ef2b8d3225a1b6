export type TabChannel<Message> = { tell: (message: Message) => void; close: () => void };

/** A BroadcastChannel between this site's tabs. Does nothing where the browser has none. */
export function openTabs<Message>(name: string, onMessage: (message: Message) => void): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

export function tellTabs(name: string, message: unknown): void {
  const tabs = openTabs(name, () => undefined);
  tabs.tell(message);
  tabs.close();
}
