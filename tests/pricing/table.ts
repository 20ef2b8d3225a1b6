import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFamilies, type Family } from './families';
import { priceByHand } from './independent';

/** npx tsx tests/pricing/table.ts: writes families.csv, two hundred families and their prices. */

const header = 'day,product,tier,members,city,sum insured,years,paid,riders,price in paise';

function toRow(family: Family): string {
  const members = family.members.map(
    ({ relation, dateOfBirth, loading }) =>
      `${relation} ${dateOfBirth}${loading ? ` +${loading / 100}%` : ''}`,
  );
  const { day, product, tier, city, sumInsured, tenure, frequency, riders } = family;
  const cells = [
    day,
    product,
    tier,
    members.join('; '),
    city,
    sumInsured,
    tenure,
    frequency,
    riders.join('; '),
  ];
  return [...cells, priceByHand(family)].join(',');
}

export function toTable(families: readonly Family[]): string {
  return `${[header, ...families.map(toRow)].join('\n')}\n`;
}

if (process.argv[1]?.endsWith('table.ts')) {
  writeFileSync(path.join(path.dirname(process.argv[1]), 'families.csv'), toTable(makeFamilies()));
}
