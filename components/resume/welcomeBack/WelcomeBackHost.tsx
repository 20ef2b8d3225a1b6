import { NextIntlClientProvider, useLocale } from 'next-intl';
import { useEffect, useState, type ComponentType } from 'react';
import { useResumeDialog } from '@/hooks/resume/useResumeDialog';
import { useToasts } from '@/hooks/common/useToasts';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { loadResumeDialog, type DialogTexts } from './loadResumeDialog';
import type { WelcomeBackProps } from './WelcomeBack';

type Loaded = { WelcomeBack: ComponentType<WelcomeBackProps>; texts: DialogTexts };

/** The dialog and its texts load once a journey is found. */
export function WelcomeBackHost() {
  const locale = useLocale();
  const dialog = useResumeDialog();
  const toasts = useToasts();
  const [loaded, setLoaded] = useState<Loaded>();
  const [shown, setShown] = useState<ResumeLookupDto>();
  const isWanted = dialog.isOpen && !loaded;

  // Keeps its content while it fades out.
  if (dialog.lookup && dialog.lookup !== shown) setShown(dialog.lookup);

  useEffect(() => {
    // If loading fails, the page works without the dialog.
    if (isWanted) void loadResumeDialog(locale).then(setLoaded, () => undefined);
  }, [isWanted, locale]);

  if (!loaded) return null;
  const { WelcomeBack, texts } = loaded;
  const remove = async () => {
    try {
      await dialog.deleteSaved();
      toasts.say(texts.resume.deleted);
    } catch (error) {
      toasts.sayError(error);
    }
  };
  return (
    <NextIntlClientProvider locale={locale} messages={texts} timeZone="Asia/Kolkata">
      <WelcomeBack
        isOpen={dialog.isOpen}
        lookup={shown}
        busy={dialog.busy}
        onClose={dialog.close}
        onStartNew={() => void dialog.startNew()}
        onResume={(lookup) => void dialog.resume(lookup)}
        onDelete={() => void remove()}
        afterClose={dialog.afterClose}
      />
    </NextIntlClientProvider>
  );
}
