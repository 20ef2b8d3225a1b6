import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createMetrics } from '@/lib/server/telemetry/metrics';

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const alerts = parse(readFileSync('ops/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = alerts.groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync('ops/dashboard.json', 'utf8')) as Dashboard;
const targets = dashboard.panels.flatMap(({ title, targets: all }) => all.map(({ expr }) => [title, expr]));

const { registry } = createMetrics();
const suffixes = { histogram: ['_bucket', '_count', '_sum'] } as const;
const known = registry.getMetricsAsArray().flatMap(({ name, type }) => {
  const isHistogram = String(type) === 'histogram';
  return isHistogram ? suffixes.histogram.map((suffix) => name + suffix) : [name];
});
const namesIn = (expr: string) => expr.match(/\b(?:sukhayu|nodejs|process)_\w+/g) ?? [];

test.each([...rules.map(({ alert, expr }) => [alert, expr]), ...targets])(
  '%s asks for what the servers tell',
  (_what, expr = '') => {
    const names = namesIn(expr);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  },
);

test('every metric of ours says what it is, and is on the dashboard', () => {
  const shown = targets.flatMap(([, expr = '']) => namesIn(expr)).join('\n');
  const own = registry.getMetricsAsArray().filter(({ name }) => name.startsWith('sukhayu_'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(({ name, help }) => !shown.includes(name) || help.length < 20)).toEqual([]);
});

test('every alert says in a sentence what is wrong, and whom it wakes', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { annotations, labels } of rules) {
    expect(annotations.summary).toMatch(/\.$/);
    expect(['page', 'ticket']).toContain(labels.severity);
  }
});
