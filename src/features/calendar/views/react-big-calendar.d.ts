// The package types cover only its main entry. Importing from there would bundle the localizers for other
// date libraries.
declare module 'react-big-calendar/lib/Calendar' {
  export { Calendar as default } from 'react-big-calendar';
}
declare module 'react-big-calendar/lib/localizers/date-fns' {
  export { dateFnsLocalizer as default } from 'react-big-calendar';
}
