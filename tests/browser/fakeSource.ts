/** An EventSource that the test drives. */
export class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  onopen?: () => void;
  onerror?: () => void;

  /** Call before each test. */
  static install(): void {
    FakeSource.opened = [];
    Reflect.set(globalThis, 'EventSource', FakeSource);
  }

  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }

  close() {
    this.readyState = FakeSource.CLOSED;
  }

  say(type: string, data: object) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}
