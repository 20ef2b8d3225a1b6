import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { FiguresDto } from '@/lib/domain/desk/figures';
import { LEAD_STATUS, type LeadStatus } from '@/lib/domain/quote/leadStatus';
import { Hatch } from './Hatch';
import styles from './Supervisor.module.css';

const ORDER: readonly LeadStatus[] = [
  LEAD_STATUS.logged,
  LEAD_STATUS.linkSent,
  LEAD_STATUS.paymentInitiated,
  LEAD_STATUS.paid,
  LEAD_STATUS.declined,
];
const BARS = 296;
const STEP = 42;
/** The bar stands below its label, whose length depends on the language. */
const BAR_TOP = 18;
const BAR = 16;

/** Draws how many of all quotes made each move; the others are hatched. */
export function MovesPlot({ quotes, moves }: Pick<FiguresDto, 'quotes' | 'moves'>) {
  const t = useTranslations('deskSupervisor.figures');
  const names = useTranslations('desk.statuses');
  const hatch = useId();
  const countOf = (status: LeadStatus) => moves.find((each) => each.status === status)?.count ?? 0;
  const rows = [
    { label: t('quotes'), count: quotes },
    ...ORDER.map((status) => ({ label: names(`${status}`), count: countOf(status) })),
  ];
  const widthOf = (count: number) => (quotes === 0 ? 0 : (count / quotes) * BARS);
  const sentence = rows.map(({ label, count }) => `${label}: ${count}`).join(', ');
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h2>{t('moves')}</h2>
        <p className="tiny">{t('movesText')}</p>
      </figcaption>
      <svg className={styles.plot} role="img" aria-label={sentence} viewBox={`0 0 330 ${rows.length * STEP}`}>
        <Hatch id={hatch} />
        {rows.map(({ label, count }, at) => (
          <g key={label} transform={`translate(0 ${at * STEP})`}>
            <text y="13">{label}</text>
            <rect y={BAR_TOP} width={widthOf(quotes)} height={BAR} fill={`url(#${hatch})`} />
            <rect className={styles.bar} y={BAR_TOP} width={widthOf(count)} height={BAR} />
            <text className={styles.count} x={BARS + 6} y={BAR_TOP + BAR - 3}>
              {count}
            </text>
          </g>
        ))}
      </svg>
      <table className={styles.small}>
        <thead>
          <tr>
            <th scope="col">{t('move')}</th>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('ofAll')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">{count}</td>
              <td className="num">{quotes === 0 ? '–' : `${Math.round((count / quotes) * 100)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
