import { footer } from '@/components/ui/lateAreas';
import { lateTexts } from '@/components/ui/lateTexts';

export const FooterTexts = lateTexts({ footer });
