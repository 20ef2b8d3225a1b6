import { type ReactNode, type Ref, useId } from 'react';
import styles from '@/components/desk/claims/Claims.module.css';

type Props = {
  title: string;
  className?: string;
  /** For the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function Part({ title, className, headingRef, children }: Props) {
  const id = useId();
  return (
    <section className={className ? `${styles.part} ${className}` : styles.part} aria-labelledby={id}>
      <h2 id={id} ref={headingRef}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
