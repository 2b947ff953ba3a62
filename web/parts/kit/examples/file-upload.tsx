import { FileField } from '../../../ui/file-field.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { Posted } from './posted.tsx'

export const FileUploadExample = () => (
  <Posted label="Files">
    <FileUpload
      label="Documents"
      help="JPG, PNG or PDF, up to 4 MB each."
      name="files"
      idName="fileIds"
      purpose="default"
      accept="image/jpeg,image/png,application/pdf"
      maxFiles={3}
    />
    <FileUpload label="Logo" name="logo" idName="logoId" purpose="logo" accept="image/*" isOptional="optional" errors={['Choose a picture.']} />
    <FileField label="Calendar" help="An .ics file." name="calendar" accept=".ics" />
  </Posted>
)
