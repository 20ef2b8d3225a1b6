import { useTranslations } from 'next-intl';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { Seg } from '@/components/common/ui/Seg';
import type { useSending } from '@/hooks/desk/links/useSending';
import type { LinkPreviewDto, LinksDto } from '@/lib/domain/desk/links';
import { formatMoney } from '@/lib/i18n/format';
import { CustomAmount } from './CustomAmount';
import { LinkBill, LinkText } from './LinkPreview';

const CHANNELS = ['whatsapp', 'sms', 'email'] as const;

type Props = {
  sending: ReturnType<typeof useSending>;
  offers: LinksDto['offers'];
  isReplacing: boolean;
};

export function SendForm({ sending, offers, isReplacing }: Props) {
  const t = useTranslations('deskLinks');
  const { preview, typed, type, fields, kind } = sending;
  return (
    <>
      {kind === 'custom' && (
        <CustomAmount
          offers={offers}
          amount={typed.amount}
          reason={typed.reason}
          error={fields['reason']}
          needsApproval={preview?.needsApproval === true}
          onAmount={(amount) => type({ amount })}
          onReason={(reason) => type({ reason })}
        />
      )}
      {preview?.price && <LinkBill price={preview.price} />}
      <Seg
        legend={t('channel')}
        name="channel"
        choices={CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
        value={typed.channel}
        onChange={(channel) => type({ channel })}
      />
      {typed.channel === 'email' && (
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          error={fields['email']}
          inputMode="email"
          autoComplete="off"
          value={typed.email}
          onChange={({ target }) => type({ email: target.value })}
        />
      )}
      {preview && <Ready preview={preview} sending={sending} isReplacing={isReplacing} />}
    </>
  );
}

type ReadyProps = Omit<Props, 'offers'> & { preview: LinkPreviewDto };

/** Shows text and button, or a refusal in their place. */
function Ready({ preview, sending, isReplacing }: ReadyProps) {
  const t = useTranslations('deskLinks');
  const { refusal, text, language, needsApproval } = preview;
  if (refusal) {
    return (
      <Note kind="bad" role="status">
        {refusal.message}
      </Note>
    );
  }
  const amount = formatMoney(preview.amount ?? 0);
  const again = isReplacing ? 'sendAgain' : 'send';
  const label = sending.kind === 'application' ? 'sendApplication' : again;
  return (
    <>
      <LinkText text={text} language={language} />
      <Button
        kind={isReplacing ? 'line' : 'go'}
        size="medium"
        wide
        busy={sending.isBusy}
        data-send
        onClick={() => void sending.send()}
      >
        {t(needsApproval ? 'ask' : label, { amount })} <kbd>S</kbd>
      </Button>
    </>
  );
}
