import { RichTextField } from '../../../ui/rich-text-field.tsx'
import { Posted } from './posted.tsx'

const sample =
  '<h2>Plan</h2><p>One <strong>evening</strong> with <em>tea</em> and <a href="https://example.com">a link</a>.</p><ul><li><p>tea</p></li><li><p>bread</p></li></ul><blockquote><p>Come as you are.</p></blockquote>'

export const RichTextExample = () => (
  <Posted label="Rich text">
    <RichTextField label="Description" name="description" defaultValue={sample} maxLength={200} help="What will happen, and who will come." />
  </Posted>
)
