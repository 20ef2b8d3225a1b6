import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Scrolling } from '@/components/common/ui/Scrolling';
import type { LinkDayDto } from '@/lib/domain/desk/figures';
import { formatDate } from '@/lib/i18n/format';
import { Hatch } from './Hatch';
import styles from './Supervisor.module.css';

const WIDTH = 330;
const HEIGHT = 130;
const NAMES = ['sent', 'opened', 'paid'] as const;

const sumOf = (links: readonly LinkDayDto[], name: (typeof NAMES)[number]) =>
  links.reduce((sum, each) => sum + each[name], 0);

/** Draws a bar for each day: links sent are outlined, opened ones hatched, paid ones full. */
export function LinkPlot({ links }: { links: readonly LinkDayDto[] }) {
  const t = useTranslations('deskSupervisor.figures');
  const hatch = useId();
  const most = Math.max(1, ...links.map(({ sent }) => sent));
  const step = WIDTH / links.length;
  const heightOf = (count: number) => (count / most) * HEIGHT;
  const totals = { sent: sumOf(links, 'sent'), opened: sumOf(links, 'opened'), paid: sumOf(links, 'paid') };
  const looks = { sent: styles.sent, opened: undefined, paid: styles.bar };
  const days = links.filter(({ sent }) => sent > 0);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h2>{t('links')}</h2>
        <p className="tiny">{t('linksText', totals)}</p>
      </figcaption>
      {days.length > 0 && (
        <svg
          className={styles.plot}
          role="img"
          aria-label={t('linksText', totals)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT + 4}`}
        >
          <Hatch id={hatch} />
          {links.map((each, at) =>
            NAMES.map((name) => (
              <rect
                key={`${each.day}${name}`}
                className={looks[name]}
                fill={name === 'opened' ? `url(#${hatch})` : undefined}
                x={at * step + step * 0.1}
                y={HEIGHT - heightOf(each[name])}
                width={step * 0.8}
                height={heightOf(each[name])}
              />
            )),
          )}
          <path className={styles.axis} d={`M0 ${HEIGHT}H${WIDTH}`} />
        </svg>
      )}
      {days.length === 0 ? <p className="small">{t('noLinks')}</p> : <Days days={days} />}
    </figure>
  );
}

function Days({ days }: { days: readonly LinkDayDto[] }) {
  const t = useTranslations('deskSupervisor.figures');
  const locale = useLocale();
  return (
    <Scrolling className={styles.days} aria-label={t('links')}>
      <table className={styles.small}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {NAMES.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((each) => (
            <tr key={each.day}>
              <th scope="row">{formatDate(each.day, locale)}</th>
              {NAMES.map((name) => (
                <td key={name} className="num">
                  {each[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
