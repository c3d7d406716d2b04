import { useEffect } from 'react';
import { type Zone, zoneAnswers } from '@/shared/lib/early-interactions';

/** Stands in a part of the page that got its code later than the frame: what was done there too early is done now. */
export const Answers = ({ zone }: { readonly zone: Zone }) => {
  useEffect(() => zoneAnswers(zone), [zone]);
  return null;
};
