import { createTheme } from '@mui/material/styles';

const palette = (name: string, hover: string, text: string) => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${hover})`,
  contrastText: `var(--${text})`,
});

/**
 * The tokens as an MUI theme, for lazily loaded parts. With these breakpoints `xs` starts at 30em: phone styles stand
 * outside the breakpoints.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  breakpoints: { unit: 'em', values: { xs: 30, sm: 48, md: 64, lg: 74, xl: 90 } },
  spacing: 8,
  shape: { borderRadius: 8 },
  palette: {
    primary: palette('indigo-700', 'indigo-800', 'on-dark'),
    secondary: palette('marigold', 'marigold-hover', 'ink'),
    error: palette('madder', 'madder', 'on-dark'),
    success: palette('tulsi', 'tulsi-900', 'on-dark'),
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
    background: { default: 'var(--paper)', paper: 'var(--card)' },
    divider: 'var(--line)',
  },
  typography: { fontFamily: 'var(--font)', button: { textTransform: 'none' } },
  transitions: {
    duration: { enteringScreen: 220, leavingScreen: 150 },
    easing: { easeOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  },
  components: {
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--scrim)' } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 'var(--r-panel)', boxShadow: 'var(--e-2)' } } },
  },
});
