import { NextIntlClientProvider, useLocale } from 'next-intl';
import { useCallback, useState, type ComponentType } from 'react';
import { useResumeDialog } from '@/hooks/resume/useResumeDialog';
import { useToasts } from '@/hooks/common/useToasts';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { loadResumeDialog, type DialogTexts } from './loadResumeDialog';
import type { WelcomeBackProps } from './WelcomeBack';

type Loaded = { WelcomeBack: ComponentType<WelcomeBackProps>; texts: DialogTexts };

/** The dialog and its texts load once a journey is found. */
export function WelcomeBackHost() {
  const locale = useLocale();
  const toasts = useToasts();
  const [loaded, setLoaded] = useState<Loaded>();
  const dialog = useResumeDialog(useCallback(() => loadResumeDialog(locale).then(setLoaded), [locale]));
  const [shown, setShown] = useState<ResumeLookupDto>();

  // Keeps showing its content while it fades out.
  if (dialog.lookup && dialog.lookup !== shown) setShown(dialog.lookup);

  if (!loaded) return null;
  const { WelcomeBack, texts } = loaded;
  const remove = async () => {
    if (await dialog.deleteSaved()) toasts.say(texts.resume.deleted);
  };
  return (
    <NextIntlClientProvider locale={locale} messages={texts} timeZone="Asia/Kolkata">
      <WelcomeBack
        isOpen={dialog.isOpen}
        lookup={shown}
        busy={dialog.busy}
        problem={dialog.problem}
        onClose={dialog.close}
        onStartNew={() => void dialog.startNew()}
        onResume={(lookup) => void dialog.resume(lookup)}
        onDelete={() => void remove()}
        afterClose={dialog.afterClose}
      />
    </NextIntlClientProvider>
  );
}
