import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { leadFormSchema } from '@/lib/validation/quote/leadForm';
import type { LeadDetails } from '@/hooks/quote/lead/leadDetails';

export const leadFormResolver = yupResolver(leadFormSchema) as unknown as Resolver<LeadDetails>;
