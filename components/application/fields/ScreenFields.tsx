import type { Draft } from '@/lib/domain/application/answers';
import type { ApplicationPlan } from '@/lib/domain/application/contract';
import { readAt } from '@/lib/domain/application/fieldPath';
import type { FilledForm } from '@/lib/domain/application/prefill';
import type { Screen } from '@/lib/domain/application/sections';
import type { IsoDate } from '@/lib/domain/common/dates';
import { AddressFields } from './AddressFields';
import { BankFields } from './BankFields';
import { DeclarationFields } from './DeclarationFields';
import { HealthFields } from './HealthFields';
import { NomineeFields } from './NomineeFields';
import { PersonFields } from './PersonFields';
import type { SectionState } from './useFields';
import { YouFields } from './YouFields';

type Props = SectionState & {
  screen: Screen;
  form: FilledForm;
  names: readonly string[];
  today: IsoDate;
  plan: ApplicationPlan;
};

export function ScreenFields({ screen, form, names, today, plan, ...state }: Props) {
  switch (screen.section) {
    case 'proposer':
      return screen.id === 'you' ? <YouFields {...state} /> : <AddressFields {...state} />;
    case 'members':
      return <PersonFields {...state} at={screen.at} />;
    case 'medical': {
      const person = readAt(form.members, `people.${screen.at}`) as Draft;
      return (
        <HealthFields {...state} at={screen.at} person={person} name={names[screen.at] ?? ''} today={today} />
      );
    }
    case 'nominee':
      return <NomineeFields {...state} today={today} />;
    case 'bank':
      return <BankFields {...state} />;
    case 'declaration':
      return <DeclarationFields {...state} plan={plan} />;
  }
}
