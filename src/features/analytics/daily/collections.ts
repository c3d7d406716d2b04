import { defineCollection } from '@/shared/firebase/collection';
import { dayFiguresSchema, monthFiguresSchema } from './schema';

/** The sums of each UTC day, under ids such as `2026-11-23`; the nightly function writes them. */
export const dailyFigures = defineCollection('dailyFigures', dayFiguresSchema);

/** The sums of each month's days together, under ids such as `2026-11`, so that a year is twelve reads. */
export const monthlyFigures = defineCollection('monthlyFigures', monthFiguresSchema);
