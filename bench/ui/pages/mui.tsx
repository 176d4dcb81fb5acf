import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { actions, options, servers, views, words } from '../content.ts';
import { mount } from '../mount.ts';

function Page() {
  const [isRenaming, setRenaming] = useState(false);
  const [isNotified, setNotified] = useState(false);
  const [view, setView] = useState('overview');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button variant="contained">{words.save}</Button>
      <TextField id="name" label={words.name} helperText={words.help} />
      <TextField id="type" select label={words.type} defaultValue="plex">
        {options.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={() => setRenaming(true)}>{words.rename}</Button>
      <Dialog open={isRenaming} onClose={() => setRenaming(false)} aria-labelledby="rename">
        <DialogTitle id="rename">{words.renameTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText>{words.renameText}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setRenaming(false)}>{words.cancel}</Button>
          <Button variant="contained" onClick={() => setRenaming(false)}>
            {words.confirm}
          </Button>
        </DialogActions>
      </Dialog>
      <Button onClick={() => setNotified(true)}>{words.notify}</Button>
      <Snackbar open={isNotified} autoHideDuration={5000} onClose={() => setNotified(false)}>
        <SnackbarContent message={`${words.started} ${words.startedText}`} />
      </Snackbar>
      <Table aria-label={words.servers}>
        <TableHead>
          <TableRow>
            <TableCell>{words.columns.name}</TableCell>
            <TableCell>{words.columns.type}</TableCell>
            <TableCell>{words.columns.state}</TableCell>
            <TableCell align="right">{words.columns.users}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {servers.map(({ id, name, type, state, users }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{type}</TableCell>
              <TableCell>{state}</TableCell>
              <TableCell align="right">{users}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Tabs value={view} onChange={(_event, next: string) => setView(next)} aria-label={words.views}>
        {views.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${view}`} aria-labelledby={`tab-${view}`}>
        {views.find(({ id }) => id === view)?.text}
      </div>
      <Button aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {words.actions}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem key={action} onClick={() => setAnchor(null)}>
            {action}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

mount(<Page />);
