import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { editorTexts as texts } from './texts';

interface LoadedPartProps<P extends object> {
  /** Loads the component; must stay the same function. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly children: (Component: ComponentType<P>) => ReactNode;
}

/** Loads the code of a part of the screen. A failure is shown in its place and can be tried again; the rest stays as it is. */
export const LoadedPart = <P extends object>({ load, children }: LoadedPartProps<P>) => {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<P> } | 'loading' | 'failed'>(
    'loading',
  );
  useEffect(() => {
    if (loaded !== 'loading') return undefined;
    let isCurrent = true;
    load().then(
      (Component) => isCurrent && setLoaded({ Component }),
      (error: unknown) => {
        console.warn('A part of the screen could not be loaded.', error);
        if (isCurrent) setLoaded('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, loaded]);
  if (loaded === 'loading') return <p>{texts.previewLoading}</p>;
  if (loaded !== 'failed') return children(loaded.Component);
  return (
    <div role="alert">
      <p>{texts.previewFailed}</p>
      <Button variant="quiet" small onClick={() => setLoaded('loading')}>
        {texts.previewRetry}
      </Button>
    </div>
  );
};
