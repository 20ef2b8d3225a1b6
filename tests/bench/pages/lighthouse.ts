import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Not a dependency: it would double the size of the installation. */
const version = '12.8.2';

type Lhr = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Lhr } | undefined>;

export type Report = {
  scores: Record<string, number>;
  /** The titles of what lowers a score, by category. */
  failed: Record<string, readonly string[]>;
  fcp: number;
  lcp: number;
  blocking: number;
  shift: number;
  /** Lighthouse's measure of the machine's speed. */
  machine: number;
};

let loaded: Promise<Lighthouse> | undefined;

async function load(): Promise<Lighthouse> {
  const ask = ['--yes', `--package=lighthouse@${version}`, '--', 'which', 'lighthouse'];
  const bin = execFileSync('npx', ask, { encoding: 'utf8' }).trim();
  const core = path.resolve(path.dirname(realpathSync(bin)), '../core/index.js');
  return ((await import(pathToFileURL(core).href)) as { default: Lighthouse }).default;
}

type Asked = {
  port: number;
  /** Only what depends on time. */
  isTimed: boolean;
  isPrivate: boolean;
};

/** One load on Lighthouse's phone: simulated slow 4G and a processor four times slower. */
export async function runLighthouse(url: string, { port, isTimed, isPrivate }: Asked): Promise<Report> {
  const lighthouse = await (loaded ??= load());
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    // The profile's cookies and storage are put back before each run.
    disableStorageReset: true,
    ...(isTimed && { onlyCategories: ['performance'] }),
    ...(isPrivate && { skipAudits: ['is-crawlable'] }),
  });
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits, environment } = result.lhr;
  const failedOf = (refs: Lhr['categories'][string]['auditRefs']) =>
    refs.flatMap(({ id, weight }) => {
      const { score = null, title = id } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 1 ? [title] : [];
    });
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score ?? NaN])),
    failed: Object.fromEntries(
      Object.entries(categories).map(([name, { auditRefs }]) => [name, failedOf(auditRefs)]),
    ),
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  };
}
