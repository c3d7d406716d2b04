import { SpotDrawing, type SpotName } from '@/shared/ui/graphics/spot-drawing';

/**
 * Renders the drawing of an empty list. It has its own module, because importing the drawings' module on
 * demand would make public pages, which contain it, larger.
 */
export const EmptyDrawing = ({ name }: { readonly name: SpotName }) => <SpotDrawing name={name} />;
