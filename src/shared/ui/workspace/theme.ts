import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const token = (name: string): string => `var(--${name})`;
const everyShade = (name: string): MantineColorsTuple => {
  const colour = token(name);
  return [colour, colour, colour, colour, colour, colour, colour, colour, colour, colour];
};

// Mantine's components take their greys by number, light scheme from `gray`, dark scheme from `dark`. The
// tokens change with the scheme by themselves, so both scales name the same roles at the places used.
const gray: MantineColorsTuple = [
  token('color-sunk'),
  token('color-sunk'),
  token('color-rule'),
  token('color-rule'),
  token('color-control'),
  token('color-ink-soft'),
  token('color-ink-soft'),
  token('color-ink'),
  token('color-ink'),
  token('color-ink'),
];
const dark: MantineColorsTuple = [
  token('color-ink'),
  token('color-ink'),
  token('color-ink-soft'),
  token('color-ink-soft'),
  token('color-control'),
  token('color-sunk'),
  token('color-surface'),
  token('color-paper'),
  token('color-sunk'),
  token('color-sunk'),
];

const rule = `var(--stroke-rule) solid`;

/** `filled` speaks with the first voice, `default` is a quiet control, `subtle` a control without a border. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const danger = input.color === 'error';
  switch (input.variant) {
    case 'filled':
      return {
        background: token(danger ? 'color-error' : 'color-primary'),
        hover: token(danger ? 'color-error' : 'color-primary-hover'),
        color: token(danger ? 'color-surface' : 'color-on-primary'),
        border: `${rule} transparent`,
      };
    case 'default':
      return {
        background: token('color-surface'),
        hover: token(danger ? 'color-error-ground' : 'color-sunk'),
        color: token(danger ? 'color-error' : 'color-ink'),
        border: `${rule} ${token(danger ? 'color-error' : 'color-control')}`,
      };
    case 'subtle':
      return {
        background: 'transparent',
        hover: token(danger ? 'color-error-ground' : 'color-sunk'),
        color: token(danger ? 'color-error' : 'color-link'),
        border: `${rule} transparent`,
      };
    default:
      return defaultVariantColorsResolver(input);
  }
};

/** Mantine's theme in the words of the design tokens, so that workspace and site look like one product. */
export const workspaceTheme = createTheme({
  colors: {
    gray,
    dark,
    primary: everyShade('color-primary'),
    error: everyShade('color-error'),
    success: everyShade('color-success'),
    info: everyShade('color-info'),
  },
  primaryColor: 'primary',
  white: token('color-surface'),
  black: token('color-ink'),
  fontFamily: token('font-text'),
  fontFamilyMonospace: token('font-code'),
  headings: { fontFamily: token('font-display'), fontWeight: token('weight-text') },
  fontSizes: {
    xs: token('size-1'),
    sm: token('size-2'),
    md: token('size-2'),
    lg: token('size-3'),
    xl: token('size-4'),
  },
  fontWeights: {
    regular: token('weight-text'),
    medium: token('weight-strong'),
    bold: token('weight-strong'),
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: token('leading-text'), xl: token('leading-text') },
  spacing: {
    xs: token('space-2'),
    sm: token('space-3'),
    md: token('space-4'),
    lg: token('space-5'),
    xl: token('space-6'),
  },
  radius: {
    xs: token('radius-control'),
    sm: token('radius-control'),
    md: token('radius-control'),
    lg: token('radius-card'),
    xl: token('radius-card'),
  },
  defaultRadius: 'sm',
  // The one focus ring of the product is drawn by the base styles.
  focusRing: 'never',
  respectReducedMotion: true,
  variantColorResolver,
});

const roles = {
  '--mantine-color-body': token('color-paper'),
  '--mantine-color-text': token('color-ink'),
  '--mantine-color-bright': token('color-ink'),
  '--mantine-color-dimmed': token('color-ink-soft'),
  '--mantine-color-placeholder': token('color-ink-soft'),
  '--mantine-color-anchor': token('color-link'),
  '--mantine-color-error': token('color-error'),
  '--mantine-color-success': token('color-success'),
  '--mantine-color-default': token('color-surface'),
  '--mantine-color-default-hover': token('color-sunk'),
  '--mantine-color-default-color': token('color-ink'),
  '--mantine-color-default-border': token('color-control'),
  '--mantine-color-disabled': token('color-sunk'),
  '--mantine-color-disabled-color': token('color-ink-soft'),
  '--mantine-color-disabled-border': token('color-rule'),
  '--mantine-primary-color-contrast': token('color-on-primary'),
};

/** Mantine's named roles, the same in both schemes because the tokens follow the scheme. */
export const workspaceVariables: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles });
