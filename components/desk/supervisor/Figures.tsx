import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { DeskHead } from '@/components/desk/DeskHead';
import { useFigures } from '@/hooks/desk/supervisor/supervise';
import { FIGURE_DAYS, type FigureDays, FIGURES_OF_AT_MOST, type FiguresDto } from '@/lib/domain/desk/figures';
import { formatDate } from '@/lib/i18n/format';
import { LinkPlot } from './LinkPlot';
import { Loaded } from './Loaded';
import { MovesPlot } from './MovesPlot';
import styles from './Supervisor.module.css';

export function Figures() {
  const t = useTranslations('deskSupervisor.figures');
  const [days, setDays] = useState<FigureDays>(30);
  const answer = useFigures(days);
  return (
    <section aria-label={t('title')}>
      <DeskHead
        title={t('title')}
        label={t('period')}
        choices={FIGURE_DAYS.map(String)}
        chosen={String(days)}
        say={(choice) => t('days', { days: choice })}
        onChoose={(choice) => setDays(FIGURE_DAYS.find((each) => String(each) === choice) ?? 30)}
      >
        <Button kind="line" size="dense" className={styles.noPrint} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </DeskHead>
      <Loaded answer={answer} height="20rem">
        {(figures) => <Plots figures={figures} />}
      </Loaded>
    </section>
  );
}

function Plots({ figures: { from, to, quotes, moves, links, isCut } }: { figures: FiguresDto }) {
  const t = useTranslations('deskSupervisor.figures');
  const locale = useLocale();
  return (
    <>
      <p className="tiny">{t('between', { from: formatDate(from, locale), to: formatDate(to, locale) })}</p>
      {isCut && <Note kind="warn">{t('cut', { most: FIGURES_OF_AT_MOST })}</Note>}
      <div className={styles.figures}>
        <MovesPlot quotes={quotes} moves={moves} />
        <LinkPlot links={links} />
      </div>
    </>
  );
}
