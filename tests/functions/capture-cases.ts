import type { EndpointCases } from './endpoint-cases';

// 48 bytes that begin like a picture.
const picture = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(40),
]);

export const captureCases: EndpointCases = {
  'POST /analyze-image': {
    as: 'mia',
    path: '/analyze-image',
    body: { image: picture.toString('base64') },
    status: 503,
    holds: { error: { message: 'No AI service is set up.' } },
    invalid: [{ image: '' }, ['image']],
    refusals: [
      {
        title: 'a file without image content, such as an SVG with a script',
        rows: ['WRK-216'],
        body: { image: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
        status: 415,
        message: 'Please drop an image file.',
      },
      {
        title: 'invalid base64',
        body: { image: 'https://169.254.169.254/' },
        status: 400,
        message: 'The image is not in base64.',
      },
      {
        title: 'an image of exactly 5 MB',
        rows: ['WRK-217'],
        body: {
          image: Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024 - picture.length)]).toString('base64'),
        },
        status: 413,
        message: 'Image file is too large. Please use an image smaller than 5MB.',
      },
      {
        title: 'an image of too many pixels',
        body: {
          image: Buffer.concat([
            picture.subarray(0, 16),
            Buffer.from([0, 0, 255, 255, 0, 0, 255, 255]),
            picture,
          ]).toString('base64'),
        },
        status: 413,
        message: 'The image has too many pixels. Please use a smaller one.',
      },
    ],
  },
};
