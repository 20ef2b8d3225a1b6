import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Seg } from '@/components/common/ui/Seg';
import type { Asked } from '@/hooks/hospitals/useHospitals';
import { type HospitalsDto, RADII } from '@/lib/domain/hospitals/contract';
import type { View } from './view';
import styles from './Hospitals.module.css';

type Props = {
  list: HospitalsDto;
  asked: Asked;
  view: View;
  onView: (view: View) => void;
  onChange: (asked: Asked) => void;
};

const [USUAL, NEAR] = RADII;

export function Filters({ list, asked, view, onView, onChange }: Props) {
  const t = useTranslations('hospitals');
  const { counts, radius, total } = list;
  return (
    <div className={styles.bar}>
      <fieldset className={styles.filters}>
        <legend className="visuallyHidden">{t('filters.legend')}</legend>
        <div className={styles.chips}>
          <Chip
            isOn={asked.isCashless === true}
            onChange={(isCashless) => onChange({ ...asked, isCashless })}
          >
            {t('filters.cashless')} <em>{counts.cashless}</em>
          </Chip>
          <Chip
            isOn={asked.isOpenAllDay === true}
            onChange={(isOpenAllDay) => onChange({ ...asked, isOpenAllDay })}
          >
            {t('filters.allDay')} <em>{counts.allDay}</em>
          </Chip>
          {radius && (
            <Chip
              isOn={(asked.radius ?? radius) === NEAR}
              onChange={(isOn) => onChange({ ...asked, radius: isOn ? NEAR : USUAL })}
            >
              {t('filters.near')} <em>{counts.near}</em>
            </Chip>
          )}
        </div>
      </fieldset>
      {total > 0 && (
        <div className={styles.view}>
          <Seg
            legend={t('view.legend')}
            name="view"
            value={view}
            onChange={onView}
            choices={[
              { value: 'list', label: t('view.list', { count: total }) },
              { value: 'rings', label: t('view.rings') },
            ]}
          />
        </div>
      )}
    </div>
  );
}

type ChipProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode };

function Chip({ isOn, onChange, children }: ChipProps) {
  return (
    <label className={`drawn ${styles.chip}`}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
