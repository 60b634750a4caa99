import '@dst/ui/tasks.css'

export { Tooltip, TooltipProvider } from '@dst/ui/tooltip'
