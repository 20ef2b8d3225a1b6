import { isAllKept, rememberTyped } from './before/typed';
import { buildOfPage } from './buildOfPage';

const RELOADED = 'late.reloaded';

/** Saves something before a reload; false if that failed. */
type Keep = () => Promise<boolean>;
const keepers = new Set<Keep>();

export function keepBeforeReload(keep: Keep): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

/** Records the reload of this build; false if already recorded or storage fails, to prevent a reload loop. */
function leave(build: string): boolean {
  try {
    const left = JSON.parse(sessionStorage.getItem(RELOADED) ?? '[]') as string[];
    if (left.includes(build)) return false;
    sessionStorage.setItem(RELOADED, JSON.stringify([...left, build]));
    return true;
  } catch {
    return false;
  }
}

/** Reloads once per build and tab, and only if no input is lost. */
export async function reloadOnce(reload: () => void): Promise<void> {
  const areSaved = await Promise.all([...keepers].map((keep) => keep()));
  if (!areSaved.every(Boolean) || !isAllKept() || !leave(buildOfPage())) return;
  rememberTyped();
  reload();
  await new Promise(() => undefined);
}
