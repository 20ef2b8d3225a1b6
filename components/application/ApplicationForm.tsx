import { useTranslations } from 'next-intl';
import type { FormOfApplication } from '@/hooks/application/useApplicationForm';
import type { ApplicationDto, SavedSectionDto } from '@/lib/domain/application/contract';
import type { Draft } from '@/lib/domain/application/answers';
import type { OpenFields } from '@/lib/domain/application/progress';
import { screensOf, SECTIONS } from '@/lib/domain/application/sections';
import { completeSections } from '@/lib/domain/application/progress';
import { Steps } from '@/components/common/ui/heading/Steps';
import styles from './Application.module.css';
import { FormScreen } from './FormScreen';
import { PlanCard } from './PlanCard';
import { usePersonNames } from './fields/usePersonNames';
import { useScreen } from './useScreen';

type Props = {
  application: ApplicationDto;
  typed: FormOfApplication;
  open: OpenFields;
  onStale: () => Promise<unknown>;
  onSigned: (saved: SavedSectionDto) => unknown;
};

export function ApplicationForm({ application, typed, open, onStale, onSigned }: Props) {
  const t = useTranslations('application.steps');
  const people = typed.form.members['people'] as readonly Draft[];
  const names = usePersonNames(people);
  const screens = screensOf(people.length);
  const { screen, go, hrefOf } = useScreen(screens, open);
  const complete = completeSections(open);
  if (!screen) return null;
  const stateOf = (section: (typeof SECTIONS)[number]) => {
    if (section === screen.section) return 'now';
    return complete.includes(section) ? 'done' : 'later';
  };
  return (
    <>
      <Steps
        label={t('label')}
        count={t('count', { at: SECTIONS.indexOf(screen.section) + 1, of: SECTIONS.length })}
        done={t('done')}
        steps={SECTIONS.map((id) => ({ id, label: t(id), state: stateOf(id) }))}
      />
      <div className={`wrap ${styles.page}`}>
        <FormScreen
          // Remounts per screen, so that focus and validation messages start afresh.
          key={screen.id}
          application={application}
          typed={typed}
          open={open}
          screen={screen}
          screens={screens}
          people={people}
          names={names}
          go={go}
          hrefOf={hrefOf}
          onStale={onStale}
          onSigned={onSigned}
        />
        <PlanCard plan={application.plan} people={people.length} />
      </div>
    </>
  );
}
