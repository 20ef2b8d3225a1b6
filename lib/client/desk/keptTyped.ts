import { readSessionObject, writeSession } from '@/lib/client/saving/storage';

/** What is typed into a form of the desk stays in the tab until it is sent. */
export function readTyped(form: string): object | undefined {
  return readAll()[form];
}

export function keepTyped(form: string, typed: object | undefined): void {
  const { [form]: _before, ...others } = readAll();
  const all = typed ? { ...others, [form]: typed } : others;
  writeSession('deskTyped', Object.keys(all).length > 0 ? JSON.stringify(all) : undefined);
}

function readAll(): Readonly<Record<string, object | undefined>> {
  return (readSessionObject('deskTyped') ?? {}) as Record<string, object>;
}
