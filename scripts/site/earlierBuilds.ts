import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** Pages stay open in browsers for days, and ask for scripts of the build that they came from. */
const KEPT = 3;

/** Only hashed files are kept, since their names depend on their content. */
const ASSETS = '.next/static-site/_next/static';
const LIST = '.next/builds.json';

type Build = { id: string; files: readonly string[] };

/**
 * Copies what earlier builds had, and the new one has not, from one deployed folder to another. Resolves to how many
 * builds these are, undefined where no deployment is in the folder that was named.
 */
export async function keepEarlierBuilds(to: string, from: string | undefined): Promise<number | undefined> {
  const own: Build = { id: await readId(to), files: await listAssets(path.join(to, ASSETS)) };
  const builds = from === undefined ? [] : await readBuilds(from);
  const earlier = (builds ?? []).filter(({ id }) => id !== own.id);
  const kept = earlier.slice(0, KEPT);
  const files = new Set(kept.flatMap((build) => build.files));
  for (const file of own.files) files.delete(file);
  for (const file of files) {
    await mkdir(path.dirname(path.join(to, ASSETS, file)), { recursive: true });
    await cp(path.join(from ?? '', ASSETS, file), path.join(to, ASSETS, file));
  }
  await writeFile(path.join(to, LIST), JSON.stringify([own, ...kept]));
  return builds && kept.length;
}

/** The builds, the newest first. Undefined in a folder without a deployment. */
async function readBuilds(folder: string): Promise<Build[] | undefined> {
  const file = path.join(folder, LIST);
  if (!existsSync(file)) return undefined;
  return JSON.parse(await readFile(file, 'utf8')) as Build[];
}

async function readId(folder: string): Promise<string> {
  return (await readFile(path.join(folder, '.next/BUILD_ID'), 'utf8')).trim();
}

async function listAssets(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).map((file) => path.relative(folder, file).replaceAll('\\', '/'));
}
