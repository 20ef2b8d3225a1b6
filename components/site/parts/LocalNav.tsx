import { useEffect, useRef } from 'react';
import { centreInBar } from '@/hooks/common/page/centreInBar';
import { useSectionInView } from '@/hooks/common/page/useSectionInView';
import styles from './LocalNav.module.css';

type Props = { label: string; links: readonly { id: string; title: string }[] };

/** Links to the parts of a long page; the part being read is marked. */
export function LocalNav({ label, links }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const current = useSectionInView(links.map(({ id }) => id));
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && list.current) centreInBar(list.current, link);
  }, [current]);
  return (
    <nav className={styles.local} aria-label={label}>
      <ul className="wrap" ref={list}>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
