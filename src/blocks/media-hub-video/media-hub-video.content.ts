/** Content schema of the video from the media host. */

import { type InferOutput, object, omit, optional, pipe, regex, string } from 'valibot';
import type { MessageId } from '#i18n/text.tsx';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { textField, videoField } from '../shared/content-fields.ts';

export const content = defineBlockContent(
  'media-hub-video',
  object({
    mediaId: pipe(string(), regex(/^[\w.-]+$/, 'fault.mediaId' satisfies MessageId)),
    title: optional(textField, ''),
    label: optional(textField, ''),
    ...omit(videoField, ['desktop_url', 'mobile_url']).entries,
  }),
);

export type MediaHubVideoContent = InferOutput<typeof content.schema>;
