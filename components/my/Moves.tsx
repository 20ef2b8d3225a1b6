import { useTranslations } from 'next-intl';
import { PortTold } from '@/components/porting/PortTold';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import type { PortDto } from '@/lib/domain/porting/contract';
import styles from './Requests.module.css';

/** Lists moves from another insurer, each with its progress. */
export function Moves({ ports }: { ports: readonly PortDto[] }) {
  const t = useTranslations('porting.told');
  if (ports.length === 0) return null;
  return (
    <section className={`card ${styles.part}`} aria-labelledby="my-moves">
      <h2 id="my-moves">{t('title')}</h2>
      <ul>
        {ports.map((port) => (
          <li key={port.portId}>
            <small>
              <PortTold port={port} />
            </small>
            <Link className="link small" href={`${paths.portability}#apply`}>
              {t('follow')}
              <span className="visuallyHidden"> {port.portId}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
