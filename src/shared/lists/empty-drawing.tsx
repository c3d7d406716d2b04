import { SpotDrawing, type SpotName } from '@/shared/ui/graphics/spot-drawing';

/**
 * The drawing of a list without rows, fetched by it alone. The drawings' own module is part of public pages, which would
 * pay for its being imported on demand.
 */
export const EmptyDrawing = ({ name }: { readonly name: SpotName }) => <SpotDrawing name={name} />;
