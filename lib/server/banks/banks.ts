import rows from './ifsc.data.json';
import { hasBranch } from './branchRanges';

const banks: ReadonlyMap<string, { name: string; branches: string }> = new Map(
  rows.map(({ code, ...bank }) => [code, bank]),
);

export function findBank(ifsc: string): string | undefined {
  const bank = banks.get(ifsc.slice(0, 4));
  return bank && hasBranch(bank.branches, ifsc.slice(5)) ? bank.name : undefined;
}
