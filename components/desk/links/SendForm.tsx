import { useTranslations } from 'next-intl';
import { TextField } from '@/components/common/form/TextField';
import { AskTwice } from '@/components/common/ui/AskTwice';
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
  /** The live link that a new one takes the place of. */
  replaced: string | undefined;
  onSend: () => void;
};

export function SendForm({ offers, ...ready }: Props) {
  const t = useTranslations('deskLinks');
  const { preview, typed, pick, type, fields, kind } = ready.sending;
  return (
    <>
      {kind === 'custom' && (
        <CustomAmount
          offers={offers}
          amount={typed.amount}
          reason={typed.reason}
          error={fields['reason']}
          needsApproval={preview?.needsApproval === true}
          onAmount={(amount) => pick({ amount })}
          onReason={(reason) => type({ reason })}
        />
      )}
      {preview?.price && <LinkBill price={preview.price} />}
      <Seg
        legend={t('channel')}
        name="channel"
        choices={CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
        value={typed.channel}
        onChange={(channel) => pick({ channel })}
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
      {preview && <Ready preview={preview} {...ready} />}
    </>
  );
}

type ReadyProps = Omit<Props, 'offers'> & { preview: LinkPreviewDto };

/** Shows text and button, or a refusal in their place. */
function Ready({ preview, sending, replaced, onSend }: ReadyProps) {
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
  const again = replaced ? 'sendAgain' : 'send';
  const label = sending.kind === 'application' ? 'sendApplication' : again;
  const act = t(needsApproval ? 'ask' : label, { amount });
  return (
    <>
      <LinkText text={text} language={language} />
      <div data-send>
        {replaced && !needsApproval ? (
          <AskTwice
            key={replaced}
            act={act}
            warning={t('replacesLive')}
            keep={t('keepLive')}
            confirm={act}
            isBusy={sending.isBusy}
            onConfirm={onSend}
          />
        ) : (
          <Button kind="go" size="medium" wide busy={sending.isBusy} onClick={onSend}>
            {act} <kbd>S</kbd>
          </Button>
        )}
      </div>
    </>
  );
}
