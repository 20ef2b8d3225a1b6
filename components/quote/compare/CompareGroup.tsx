import type { ReactNode } from 'react';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { planIdOf } from '@/lib/domain/quote/journey/planForm';
import styles from './CompareTable.module.css';
import { as } from './tableRoles';

type Props = { prices: readonly PriceDto[]; chosen: PriceDto | undefined; children: ReactNode };

export function GroupRow({ prices, chosen, children }: Props) {
  return (
    <tr {...as('row')} className={styles.group}>
      <th {...as('rowheader')} scope="rowgroup">
        {children}
      </th>
      {prices.map((price) => (
        <td {...as('cell')} key={planIdOf(price)} className={price === chosen ? styles.on : undefined} />
      ))}
    </tr>
  );
}
