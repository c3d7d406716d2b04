/** Texts of the photo part of the account page. */
export const accountPhoto = {
  legend: 'Profile photo',
  hint: 'JPEG, PNG, WebP or GIF, less than 2 MB. We keep the picture only: where and when it was taken is removed.',
  choose: 'Choose a photo',
  replace: 'Choose another photo',
  remove: 'Remove photo',
  undo: 'Undo',
  alternative: 'Your photo',
  preparing: 'Preparing the photo…',
  chosen: 'This photo is stored when you save.',
  removed: 'The photo goes when you save.',
  notImage: 'Please select an image file',
  tooLarge: 'Profile picture must be less than 2MB',
  uploading: 'Uploading your photo',
  cancel: 'Cancel the upload',
} as const;
