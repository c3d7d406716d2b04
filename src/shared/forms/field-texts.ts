/** Errors of fields that many records have. */
export const fieldTexts = {
  nameMissing: 'Enter a name.',
  nameHidden: 'Use one line with visible characters.',
  tooLong: 'Use 200 characters or fewer.',
  oneLine: 'Use one line.',
  emailForm: 'Enter an email address such as name@example.org.',
};
