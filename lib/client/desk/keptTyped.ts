import { readSessionObject, writeSession } from '@/lib/client/saving/storage';

type Form = object | undefined;

/** Where typed text is kept until it is sent: bank data only in the page's memory, since the tab's storage lies open. */
export type KeptIn = 'tab' | 'page';

const inPage = new Map<string, Form>();

export function readTyped(form: string, where: KeptIn): Form {
  return where === 'page' ? inPage.get(form) : readTab()[form];
}

export function keepTyped(form: string, typed: Form, where: KeptIn): void {
  if (where === 'tab') writeTab(form, typed);
  else if (typed) inPage.set(form, typed);
  else inPage.delete(form);
}

/** Forgets what only the page's memory has. */
export function forgetTyped(): void {
  inPage.clear();
}

function writeTab(form: string, typed: Form): void {
  const { [form]: _before, ...others } = readTab();
  const all = typed ? { ...others, [form]: typed } : others;
  writeSession('deskTyped', Object.keys(all).length > 0 ? JSON.stringify(all) : undefined);
}

function readTab(): Readonly<Record<string, Form>> {
  return (readSessionObject('deskTyped') ?? {}) as Record<string, object>;
}
