import { randomKey } from '@/lib/client/common/randomKey';
import { DAY_MS } from '@/lib/domain/common/dates';
import { RESUME_DAYS } from '@/lib/domain/resume/resume';
import type { Right } from '@/lib/domain/verify/rights';
import { deviceKeys, proofCount } from './deviceKeys';
import { seal, type Sealed, unseal, type DeviceKeys } from './seal';
import { listWaiting, readWaiting, waitingKey, writeWaiting } from '@/lib/client/saving/storage';

/** `over` holds the values that the server may have had when this one was typed. */
export type WaitingField = { value: unknown; stamp: number; over: readonly unknown[] };
/** `version` is the server's at the time of typing. */
export type Waiting = { version?: number; fields: Readonly<Record<string, WaitingField>> };

type Copied = Waiting & { name: string };
type Told = { onChange: () => void; onTaken: (places: readonly string[]) => unknown };

/**
 * Keeps what a draft couldn't save, sealed on this device. Each tab has its own copy (docs/decisions/010-drafts.md).
 */
export class SealedCopy {
  readonly #place = waitingKey(randomKey());
  #keys: Promise<DeviceKeys | undefined> | undefined;
  #hasKeys = false;
  #proof = proofCount();
  #found: string[] = [];
  #next: Waiting | undefined;
  #isSealing = false;
  /** Replaced by drop(), so that a copy being sealed then isn't written. */
  #run = {};
  #isWritten = false;
  #isKept = false;

  constructor(
    private readonly name: string,
    private readonly right: Right,
    private readonly told: Told,
  ) {}

  /** Whether the last value that waited is on the device. */
  isKept = (): boolean => this.#isKept;

  /** Opens the copies of this draft that earlier pages and other tabs left, once, as soon as there are keys. */
  async find(): Promise<readonly Waiting[]> {
    this.#forgetOldKeys();
    if (this.#hasKeys) return [];
    this.#keys = this.#ask();
    const places = listFresh().filter((place) => place !== this.#place);
    if (places.length === 0) return [];
    const keys = await this.#keys;
    const opened = keys ? await Promise.all(places.map((place) => this.#open(place, keys))) : [];
    return opened.filter((copied) => copied !== undefined);
  }

  keep(waiting: Waiting): void {
    this.#next = waiting;
    if (!this.#isSealing) void this.#sealNext();
  }

  drop(): void {
    this.#run = {};
    this.#next = undefined;
    this.#isKept = false;
    if (this.#isWritten) writeWaiting(this.#place, undefined);
    this.#isWritten = false;
    this.#take();
  }

  /** Whether another tab took this copy for one of an earlier page. */
  wasTaken = (places: readonly string[]): boolean => places.includes(this.#place);

  async #open(place: string, keys: DeviceKeys): Promise<Waiting | undefined> {
    const sealed = readWaiting(place) as Sealed | undefined;
    const key = sealed && keys.get(sealed.key);
    // The copy belongs to another number, or to another right.
    if (!key) return undefined;
    const copied = (await unseal(sealed, place, key)) as Copied | undefined;
    if (!copied) writeWaiting(place, undefined);
    if (copied?.name !== this.name) return undefined;
    this.#found.push(place);
    return copied;
  }

  async #ask(): Promise<DeviceKeys | undefined> {
    const proof = this.#proof;
    const keys = await deviceKeys(this.right);
    if (proof === this.#proof) this.#hasKeys = keys !== undefined;
    return keys;
  }

  /** Drops keys that may belong to another number than the one that is proven now. */
  #forgetOldKeys(): void {
    if (this.#proof === proofCount()) return;
    this.#proof = proofCount();
    this.#hasKeys = false;
    this.#keys = undefined;
  }

  async #sealNext(): Promise<void> {
    this.#isSealing = true;
    while (this.#next) {
      this.#forgetOldKeys();
      const keys = await (this.#keys ??= this.#ask());
      const [waiting, run] = [this.#takeNext(), this.#run];
      if (!waiting) break;
      const copied: Copied = { name: this.name, ...waiting };
      const sealed = keys && (await seal(copied, this.#place, keys).catch(() => undefined));
      if (run === this.#run) this.#write(sealed);
    }
    this.#isSealing = false;
  }

  #takeNext(): Waiting | undefined {
    const next = this.#next;
    this.#next = undefined;
    return next;
  }

  #write(sealed: Sealed | undefined): void {
    this.#isKept = sealed !== undefined && writeWaiting(this.#place, sealed);
    if (this.#isKept) {
      this.#isWritten = true;
      this.#take();
    }
    this.told.onChange();
  }

  /** Removes the copies that were found, since they are now in this one, saved, or older than the server's values. */
  #take(): void {
    const found = this.#found.splice(0);
    if (found.length === 0) return;
    found.forEach((place) => writeWaiting(place, undefined));
    this.told.onTaken(found);
  }
}

/**
 * Lists copies. Removes copies of any draft that are too old or can't be read. Age is the distance from now, since a
 * clock may have been ahead.
 */
function listFresh(): string[] {
  const isFresh = (place: string) =>
    Math.abs(Date.now() - Number(readWaiting(place)?.at)) <= RESUME_DAYS * DAY_MS;
  const places = listWaiting();
  const fresh = places.filter(isFresh);
  places.filter((place) => !fresh.includes(place)).forEach((place) => writeWaiting(place, undefined));
  return fresh;
}
