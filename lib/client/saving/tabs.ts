export type TabChannel<Message> = { tell: (message: Message) => void; close: () => void };

/** Does nothing without BroadcastChannel. */
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
