const NAME = 'kept';
const PUTS = 'puts';
const DELAY_MS = 1_000;
/** Event after which those who read localStorage at the start read it again. */
const RESTORED = 'restored';

type Stored = Readonly<Record<string, string>>;

const countOf = (stored: Stored) => Number(stored[PUTS] ?? 0);
const readAll = (): Stored => ({ ...localStorage });

/** Resolves to undefined if the browser refuses databases, or if nothing was stored yet and `mayBegin` is false. */
function open(mayBegin: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(NAME);
    opening.onupgradeneeded = () => {
      if (mayBegin) opening.result.createObjectStore(NAME);
      else opening.transaction?.abort();
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => resolve(undefined);
  });
}

function readKept(database: IDBDatabase): Promise<Stored | undefined> {
  return new Promise((resolve) => {
    const reading = database.transaction(NAME).objectStore(NAME).get(PUTS);
    reading.onsuccess = () => resolve(reading.result as Stored | undefined);
    reading.onerror = () => resolve(undefined);
  });
}

/** Keys that this page wrote: their values are newer than the copy's. */
const written = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let restored: Promise<boolean> | undefined;
let opened: Promise<IDBDatabase | undefined> | undefined;

async function put(): Promise<void> {
  timer = undefined;
  // If early.js failed to load, the copy must be restored before it is overwritten.
  await (restored ??= restoreLost());
  const database = await (opened ??= open(true));
  if (!database) return;
  localStorage.setItem(PUTS, String(countOf(readAll()) + 1));
  const putting = database.transaction(NAME, 'readwrite', { durability: 'strict' });
  putting.objectStore(NAME).put(readAll(), PUTS);
  // Explicit, so that it is done even if the page closes now.
  putting.commit();
}

/**
 * Browsers write localStorage to the disk late: Chromium five seconds after a page's first change, then once a minute.
 * One that dies takes what was typed since. So a copy goes to IndexedDB, which is on the disk within a second. What is
 * deleted goes from the copy at once.
 */
export function keepOnDisk(key: string, isDeleted: boolean): void {
  if (typeof indexedDB === 'undefined') return;
  written.add(key);
  if (isDeleted) clearTimeout(timer);
  if (isDeleted || timer === undefined)
    timer = setTimeout(() => void put().catch(() => undefined), isDeleted ? 0 : DELAY_MS);
}

/** Puts back what localStorage lost when the browser died. Resolves to whether it had lost something. */
export async function restoreLost(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  const before = readAll();
  const database = await open(false);
  const kept = database && (await readKept(database));
  database?.close();
  if (!kept || countOf(kept) <= countOf(before)) return false;
  const now = readAll();
  for (const key of Object.keys({ ...before, ...kept })) {
    if (written.has(key) || now[key] !== before[key]) continue;
    if (kept[key] === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, kept[key]);
  }
  window.dispatchEvent(new Event(RESTORED));
  return true;
}

export function onRestored(listener: () => void): () => void {
  window.addEventListener(RESTORED, listener);
  return () => window.removeEventListener(RESTORED, listener);
}
