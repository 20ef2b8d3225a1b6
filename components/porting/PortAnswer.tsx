import { useTranslations } from 'next-intl';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { MobileField } from '@/components/common/form/MobileField';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { YesNo } from '@/components/common/form/YesNo';
import { INSURERS, OTHER_INSURER } from '@/lib/domain/porting/insurers.data';
import { LONGEST_PORT, type PortGroup } from '@/lib/domain/porting/port';
import { idOf } from './fieldIds';
import { ClaimFields, PeopleFields } from './ListFields';
import { WindowOf } from './WindowOf';
import type { AnswerProps } from './answerProps';

const insurers = Object.entries(INSURERS).map(([value, label]) => ({ value, label }));

export function PortAnswer({ group, ...props }: AnswerProps & { group: PortGroup }) {
  const t = useTranslations('porting.form');
  const { values, problems, onChange } = props;
  const of = (name: 'since' | 'endsOn' | 'claimed' | 'existing') => ({
    id: idOf(name),
    name,
    label: t(name),
    error: problems[name],
  });
  switch (group) {
    case 'insurer':
      return <InsurerFields {...props} />;
    case 'ends':
      return (
        <>
          <DateOfBirthField
            {...of('endsOn')}
            value={values.endsOn}
            onChange={(endsOn) => onChange({ endsOn })}
          />
          <WindowOf day={values.endsOn ?? ''} />
        </>
      );
    case 'cover':
      return (
        <>
          <PortText
            {...props}
            name="sumInsured"
            longest={LONGEST_PORT.number}
            hint={t('sumHint')}
            inputMode="numeric"
          />
          <DateOfBirthField
            {...of('since')}
            hint={t('sinceHint')}
            value={values.since}
            onChange={(since) => onChange({ since })}
          />
        </>
      );
    case 'people':
      return <PeopleFields {...props} />;
    case 'claims':
      return (
        <>
          <YesNo {...of('claimed')} value={values.claimed} onChange={(claimed) => onChange({ claimed })} />
          {values.claimed && <ClaimFields {...props} />}
        </>
      );
    case 'health':
      return (
        <YesNo {...of('existing')} value={values.existing} onChange={(existing) => onChange({ existing })} />
      );
    case 'you':
      return (
        <>
          <PortText {...props} name="name" longest={LONGEST_PORT.name} autoComplete="name" />
          <MobileField
            id={idOf('mobileNumber')}
            label={t('mobileNumber')}
            hint={t('mobileHint')}
            error={problems['mobileNumber']}
            value={values.mobileNumber ?? ''}
            onChange={({ target }) => onChange({ mobileNumber: target.value })}
          />
        </>
      );
  }
}

function InsurerFields(props: AnswerProps) {
  const t = useTranslations('porting.form');
  const { values, problems, onChange } = props;
  return (
    <>
      <Select
        id={idOf('insurer')}
        label={t('insurer')}
        placeholder={t('choose')}
        error={problems['insurer']}
        options={[...insurers, { value: OTHER_INSURER, label: t('other') }]}
        value={values.insurer ?? ''}
        onChange={({ target }) => onChange({ insurer: target.value })}
      />
      {values.insurer === OTHER_INSURER && (
        <PortText {...props} name="otherInsurer" longest={LONGEST_PORT.otherInsurer} />
      )}
      <PortText {...props} name="policyNumber" longest={LONGEST_PORT.policyNumber} />
    </>
  );
}

type TextProps = AnswerProps & {
  name: 'otherInsurer' | 'policyNumber' | 'sumInsured' | 'name';
  longest: number;
  hint?: string;
  inputMode?: 'numeric';
  autoComplete?: string;
};

function PortText({ values, problems, onChange, name, longest, autoComplete = 'off', ...rest }: TextProps) {
  const t = useTranslations('porting.form');
  return (
    <TextField
      {...rest}
      id={idOf(name)}
      label={t(name)}
      error={problems[name]}
      maxLength={longest}
      autoComplete={autoComplete}
      value={values[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
}
