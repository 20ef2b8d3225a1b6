import { isAllKept, rememberTyped } from './typed';

const RELOADED = 'late.reloaded';

/** Makes something safe before the page is loaded anew; false where it can't. */
type Keep = () => Promise<boolean>;
const keepers = new Set<Keep>();

export function keepBeforeReload(keep: Keep): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

/** The build that this page came with. */
function buildOfPage(): string {
  const { buildId } = JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? '{}') as {
    buildId?: string;
  };
  return buildId ?? '';
}

/** Notes that this build was left; false if it was before, or if nothing can be noted: the page might load for ever. */
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

/** Loads the page anew, once in a tab for each build, and only if nothing typed is lost by it. */
export async function reloadOnce(reload: () => void): Promise<void> {
  const areSaved = await Promise.all([...keepers].map((keep) => keep()));
  if (!areSaved.every(Boolean) || !isAllKept() || !leave(buildOfPage())) return;
  rememberTyped();
  reload();
  await new Promise(() => undefined);
}
